/** Where the page keeps the browser's offer to install that came before the app was up, on `window`. */
export const EARLY_OFFER = 'placardOffer';
