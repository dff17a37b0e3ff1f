import './skeleton.css';

/** Three blank rules that hold the place of lines to come. */
export function Proof() {
  return (
    <div className="proof" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}
