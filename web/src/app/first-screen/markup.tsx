import { renderToString } from 'react-dom/server';
import { composeServices } from '../compose/compose.ts';
import { Placard } from '../screens/placard.tsx';

/** The first screen as it is with nothing kept, for the built page. Called by the build, in a pretended browser. */
export function firstScreenMarkup(): string {
  return renderToString(<Placard services={composeServices()} />);
}
