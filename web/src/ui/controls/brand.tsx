import './brand.css';

/** The mark and the drawn name; the heading of every screen. */
export function Brand() {
  return (
    <h1 className="brand">
      <span className="unseen">Placard</span>
      <svg className="mark" viewBox="0 0 32 40" aria-hidden="true">
        <rect width="32" height="40" rx="2" />
        <path
          className="cut"
          d="M6 6h13v4H6zM6 20h3.5v10H6zM11.5 15H15v20h-3.5zM17 18.5h3.5v13H17zM22.5 22H26v6h-3.5z"
        />
      </svg>
      <svg className="wordmark" viewBox="0 -21 131 32" aria-hidden="true">
        <path d="M1.5 10V-18M1.5 -16.5H9A7.25 7.25 0 0 1 9 -2H1.5M22.6 -20V10M47 -10V10M92 -10V10M99 10V-10M99 0A8.5 8.5 0 0 1 106.6 -8.4M128 -20V10M68.6 -5.9A8.5 8.5 0 1 0 68.6 5.9" />
        <circle cx="38.5" r="8.5" />
        <circle cx="83.5" r="8.5" />
        <circle cx="119.5" r="8.5" />
      </svg>
    </h1>
  );
}
