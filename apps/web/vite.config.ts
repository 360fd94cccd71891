import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
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
            // One file for what every page needs, one for what the screens share, one for what only forms need.
            { name: 'base', tags: ['$initial'], priority: 3 },
            { name: 'forms', test: /node_modules[\\/](?:zod|react-hook-form|@hookform)[\\/]/, priority: 2 },
            {
              name: 'shared',
              test: /[\\/]src[\\/](?:components|lib)[\\/]|node_modules[\\/](?:@radix-ui|@floating-ui|lucide-react|nuqs)[\\/]/,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
