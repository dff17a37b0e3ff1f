/** The screens are written for React; Preact draws them, in a sixth of its size (ARCHITECTURE.md#dependencies). */
export const PREACT_FOR_REACT = {
  alias: {
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
    'react-dom/server': 'preact/compat/server',
    react: 'preact/compat',
  },
  dedupe: ['preact'],
};
