import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import type { SessionKeeper } from './session-keeper.ts';

export const SessionContext = createContext<SessionKeeper | undefined>(undefined);

export function useSessionKeeper(): SessionKeeper {
  const keeper = useContext(SessionContext);
  if (!keeper) throw new Error('This part belongs inside <AdminRoot>.');
  return keeper;
}

export function useSession(): Session {
  const keeper = useSessionKeeper();
  return useSyncExternalStore(keeper.subscribe, keeper.current, keeper.current);
}
