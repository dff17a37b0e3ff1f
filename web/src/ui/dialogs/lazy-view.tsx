import { lazy, useState, type ComponentType } from 'react';
import { AppError } from '../../lib/app-error.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A view in a chunk of its own. Once preloaded it renders at once; React's lazy alone would show the
 * fallback for 300 ms even then. Where the chunk cannot be fetched the view throws `view_unavailable` until
 * it is renewed: the boundary that shows this does so, for its Try again and for the next time it is opened.
 */
export function lazyView<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;
  let failed = false;

  async function fetchView(): Promise<{ default: ComponentType<Props> }> {
    try {
      const view = await load();
      loaded = view.default;
      return view;
    } catch (cause) {
      failed = true;
      throw new AppError('view_unavailable', { cause });
    }
  }
  let Lazy: ComponentType<Props> = lazy(fetchView);

  function View(props: Props) {
    const [Chosen] = useState(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }

  /** The next time the view is drawn it is fetched again, if it could not be before. */
  function renew(): void {
    if (failed) Lazy = lazy(fetchView);
    failed = false;
  }

  /** Fetches the view before it is drawn. Never rejects: what has not come is fetched again when it is needed. */
  async function preload(): Promise<void> {
    renew();
    try {
      await fetchView();
    } catch (error) {
      console.warn('a view is not there yet', error);
    }
  }
  return { View, preload, renew };
}
