/** The part of WebAssembly used here; TypeScript only knows it together with the browser's globals. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: 'WebAssembly.Module';
  }
  function compile(bytes: Uint8Array): Promise<Module>;
  function instantiate(program: Module, imports: object): Promise<object>;
}
