import type { AppRouter } from '@process-ai/api/app-router';
import { createTRPCReact } from '@trpc/react-query';

export const trpc = createTRPCReact<AppRouter>();
