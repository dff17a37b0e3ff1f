import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The oldest browsers meant to work; README says why. */
const BROWSERS = ['chrome119', 'firefox128', 'safari17.4'];

export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: BROWSERS,
    // Every file is a real one: the Content-Security-Policy allows no data: address in styles or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}', 'ocr/eng.traineddata.gz'],
        // The three reader cores are listed too; the service worker keeps the one its browser uses.
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
      },
      manifest: {
        id: '/',
        name: 'Placard',
        short_name: 'Placard',
        description: 'Photograph a museum label and hear about the work.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#e9ebe5',
        theme_color: '#e9ebe5',
        icons: [
          { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
