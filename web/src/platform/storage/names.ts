/** Databases, channels and tags that pages and the service worker share. */
export const OUTBOX = 'placard-outbox';
export const VISITS = 'placard-visits';
export const PLACES = 'placard-places';
export const MUSEUM = 'placard-museum';
export const SOUND = 'placard-sound';
/** The name of a tab, in its own storage. */
export const TAB = 'placard-tab';
/** When a label was last on the screen, ms since 1970; 0 when none is. For the first paint alone: a killed browser may not have written it. */
export const LABEL_SHOWN = 'placard-label-shown';
/** Message to the service worker; it answers with what has to be on the phone to work offline. */
export const LIST_OFFLINE_FILES = 'LIST_OFFLINE_FILES';
/** Message to the service worker: a full version came to a page that may be hidden. */
export const TELL_FULL_VERSION = 'TELL_FULL_VERSION';
