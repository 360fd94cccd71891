import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { schemasApart } from './schemas-apart.ts';

export default defineConfig({
  plugins: [schemasApart(), react(), tailwindcss()],
  server: {
    port: 5173,
    proxy: { '/api': { target: 'http://127.0.0.1:3000' } },
  },
  build: {
    // The content security policy allows scripts and images of this origin only: nothing inline, no data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file for what every page needs, the landing page too, and one for what only forms need.
            { name: 'base', tags: ['$initial'], priority: 5 },
            { name: 'base', test: /[\\/]components[\\/](?:button|logo)\.tsx|react-slot/, priority: 4 },
            { name: 'schemas', test: /node_modules[\\/](?:zod|@hookform)[\\/]/, priority: 3 },
            { name: 'forms', test: /node_modules[\\/]react-hook-form[\\/]/, priority: 4 },
            // What the app needs beyond the landing page: its libraries, and the frame around every page.
            {
              name: 'app',
              test: /node_modules[\\/](?:react-router|@tanstack[\\/](?:react-query|query-core)|@trpc[\\/]react-query)/,
              priority: 4,
            },
            { name: 'shell', test: /[\\/]src[\\/]app[\\/](?:app|router|gate|shell[\\/]shell)\.tsx/, priority: 3 },
            // What opens above the page.
            { name: 'layers', test: /[\\/]components[\\/]layers[\\/]layers\.ts/, priority: 2 },
            // What most screens share, and icons, so that there is not a file for each.
            { name: 'common', test: /[\\/]src[\\/](?:components|lib)[\\/]/, minShareCount: 16, priority: 1 },
            { name: 'icons', test: /lucide-react/, minShareCount: 12, priority: 4 },
            { name: 'marks', test: /lucide-react/, minShareCount: 3, priority: 2 },
          ],
        },
      },
    },
  },
});
