import { defineConfig } from 'vite';

/** The server and its worker as plain files; npm packages stay where they are, our own are bundled in. */
export default defineConfig({
  ssr: { noExternal: [/^@process-ai\//, 'kysely'] },
  build: {
    ssr: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    outDir: 'dist',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        worker: 'src/server/workers/worker.ts',
        demo: 'src/server/demo.ts',
        'reset-admin': 'src/server/reset-admin.ts',
        backup: 'src/server/backup.ts',
        restore: 'src/server/restore.ts',
        'move-files': 'src/server/move-files.ts',
        doctor: 'src/server/doctor.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
