import { CalmScreen } from './calm-screen.tsx';

/** For every path but '/'. */
export function NotFoundScreen() {
  return (
    <CalmScreen>
      <h2>404 Page Not Found</h2>
      <p className="calm-says">There is no label on this wall.</p>
      <a className="button button-first" href="/">
        Back to Placard
      </a>
    </CalmScreen>
  );
}
