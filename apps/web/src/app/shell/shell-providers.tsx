import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import type { ReactNode } from 'react';
import { SidebarProvider } from '../../components/sidebar-state.tsx';
import { TooltipProvider } from '../../components/tooltip.tsx';

export const ShellProviders = ({ children }: { children: ReactNode }) => (
  <NuqsAdapter>
    <TooltipProvider>
      <SidebarProvider>{children}</SidebarProvider>
    </TooltipProvider>
  </NuqsAdapter>
);
