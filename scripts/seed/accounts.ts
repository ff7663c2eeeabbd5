/** The accounts of every local stack. The accounts exist on the Auth emulator only. */
export const demoAdmin = {
  uid: 'demo-admin',
  email: 'admin@example.com',
  password: 'admin-demo-password',
  name: 'Demo Admin',
} as const;

export const demoVisitor = {
  uid: 'demo-visitor',
  email: 'visitor@example.com',
  password: 'visitor-demo-password',
  name: 'Demo Visitor',
} as const;
