/** "PLEASE TOUCH!", "Please lift the flap": what a house invites to, which is told and names no work. */
const INVITATION =
  /^Please (?:feel free to )?(?:touch|feel|lift|smell|sniff|sit|press|turn|open|play|handle|try|stroke|listen|pick up)\b(?:[^.!?]{0,40})[.!]?$/i;

export const isInvitation = (line: string): boolean => INVITATION.test(line);
