import type { Museum } from '@placard/api/contract';
import { createStore } from 'zustand/vanilla';
import type { LocalValue } from '../../lib/local-value.ts';
import type { ReadableStore } from '../../lib/store.ts';

/** The house whose server this is, as it said last: a start without a connection shows it too. */
export interface MuseumOfApp {
  /** Empty where the house has set nothing, and until it has said. */
  readonly store: ReadableStore<Museum>;
  /** The server has said what is set; nothing where it is undefined. */
  hear(museum: Museum | undefined): void;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function fileOf(value: unknown): Museum['logo'] {
  if (!isObject(value)) return undefined;
  const { url, bytes, integrity } = { url: '', bytes: 0, integrity: '', ...value };
  const isFile = url !== '' && typeof bytes === 'number' && bytes > 0 && integrity !== '';
  return isFile ? { url, bytes, integrity } : undefined;
}

/** What was written down; whatever else is found in the storage reads as not set. */
function readMuseum(value: unknown): Museum {
  if (!isObject(value)) return {};
  const name: unknown = Reflect.get(value, 'name');
  const [logo, notes] = [fileOf(Reflect.get(value, 'logo')), fileOf(Reflect.get(value, 'notes'))];
  return {
    ...(typeof name === 'string' && { name }),
    ...(logo && { logo }),
    ...(notes && { notes }),
  };
}

/** Remembers what the server said of its house. */
export function createMuseum(storage: LocalValue): MuseumOfApp {
  const store = createStore<Museum>(() => readMuseum(storage.read()));
  return {
    store,
    hear(museum = {}) {
      if (JSON.stringify(museum) === JSON.stringify(store.getState())) return;
      store.setState(museum, true);
      storage.write(museum);
    },
  };
}
