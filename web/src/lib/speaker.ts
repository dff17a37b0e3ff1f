/** The fixed speaker labels of the script (SPEC section 2; DESIGN section 4). */
export function speakerLabel(role: string): 'Anna:' | 'Ben:' {
  return role === 'friend1' ? 'Anna:' : 'Ben:';
}
