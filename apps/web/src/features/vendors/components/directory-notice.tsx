import { VENDOR_DIRECTORY_NOTICE } from '@process-ai/contract/vendors';

export const DirectoryNotice = () => (
  <p className="max-w-3xl text-pretty text-muted text-xs">{VENDOR_DIRECTORY_NOTICE}</p>
);
