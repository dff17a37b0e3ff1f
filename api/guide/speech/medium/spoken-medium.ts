/** The medium as the end of a sentence: "a lithograph on paper", "in oil on canvas", "made of wood and gold". */
export interface SpokenMedium {
  readonly form: 'is' | 'several' | 'in' | 'on' | 'of' | 'listed';
  readonly words: string;
}
