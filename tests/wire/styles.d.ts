// What the app's toasts look like is nothing to a test without a browser.
declare module '*.css';
