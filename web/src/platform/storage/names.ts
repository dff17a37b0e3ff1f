/** Databases, channels and tags that pages and the service worker share. */
export const OUTBOX = 'placard-outbox';
export const VISITS = 'placard-visits';
export const PLACES = 'placard-places';
export const MUSEUM = 'placard-museum';
export const SOUND = 'placard-sound';
/** Message to the service worker; it answers with what has to be on the phone to work offline. */
export const LIST_OFFLINE_FILES = 'LIST_OFFLINE_FILES';
/** Message to the service worker: a full version came to a page that may be hidden. */
export const TELL_FULL_VERSION = 'TELL_FULL_VERSION';
