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
            // One file for what every page needs, and one for what only forms need.
            { name: 'base', tags: ['$initial'], priority: 3 },
            { name: 'forms', test: /node_modules[\\/](?:zod|react-hook-form|@hookform)[\\/]/, priority: 2 },
            // What the app needs beyond the landing page.
            {
              name: 'app',
              test: /node_modules[\\/](?:react-router|@tanstack[\\/](?:react-query|query-core)|@trpc[\\/]react-query)/,
              priority: 2,
            },
            { name: 'base', test: /[\\/]components[\\/](?:button|logo)\.tsx|react-slot/, priority: 2 },
            // What most screens share, and icons, so that there is not a file for each.
            { name: 'common', test: /[\\/]src[\\/](?:components|lib)[\\/]/, minShareCount: 16, priority: 1 },
            { name: 'icons', test: /lucide-react/, minShareCount: 4, priority: 2 },
          ],
        },
      },
    },
  },
});
