import './toggle.css';

interface ToggleProps {
  name: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A switch with its name; the whole row toggles. */
export function Toggle({ name, on, onChange }: ToggleProps) {
  return (
    <label className="toggle">
      <span>{name}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        className="switch"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
