import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { Outlet } from 'react-router-dom';

/** Around every screen of the app, so that it can keep its state in the address. */
export const AddressState = () => (
  <NuqsAdapter>
    <Outlet />
  </NuqsAdapter>
);
