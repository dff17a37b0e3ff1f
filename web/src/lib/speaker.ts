/** The fixed speaker labels of the script (docs/behaviour.md#speaker-labels). */
export function speakerLabel(role: string): 'Anna:' | 'Ben:' {
  return role === 'friend1' ? 'Anna:' : 'Ben:';
}
