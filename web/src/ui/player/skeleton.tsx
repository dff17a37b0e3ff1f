import './skeleton.css';

/** Three blank rules that hold the place of lines to come. */
export function Skeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}
