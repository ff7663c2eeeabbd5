import { Outlet } from 'react-router-dom';

export function AdminRoot() {
  return <Outlet />;
}
