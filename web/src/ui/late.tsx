import { lazy, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A view in a chunk of its own. Once preloaded it renders at once; React's lazy alone would show the
 * fallback for 300 ms even then.
 */
export function late<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const Lazy: ComponentType<Props> = lazy(load);

  function View(props: Props) {
    const [Chosen] = useState(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }

  async function preload(): Promise<void> {
    loaded = (await load()).default;
  }
  return { View, preload };
}
