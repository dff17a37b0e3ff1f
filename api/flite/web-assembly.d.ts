/** The part of WebAssembly used here; for Node, TypeScript only knows it together with the browser's globals. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: 'WebAssembly.Module';
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  const Memory: { readonly prototype: Memory; new (descriptor: object): Memory };
  interface Instance {
    readonly exports: Record<string, unknown>;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
  function instantiate(program: Module, imports: object): Promise<Instance>;
}
