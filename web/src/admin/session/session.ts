import { messages } from '@site/contract/shared/messages';
import type { Role } from '@site/contract/team/roles';
import type { Pending } from '@site/contract/team/sign-in';
import type { User } from '@site/contract/team/user';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionKeeper } from './session-keeper.ts';

export interface SignedIn {
  user: User;
  roles: readonly Role[];
}

/** The API's answer about the account: the admin's roles, or the missing step. */
export interface Profile extends SignedIn {
  pending?: Pending;
}

export type Session =
  | { status: 'loading' }
  /** Firebase knows the account, but the API could not yet tell whether the account is an admin. */
  | { status: 'unchecked' }
  | ({ status: 'signed-in' } & SignedIn)
  /** The password is right, and the second step is missing. */
  | { status: 'pending'; pending: Pending }
  | {
      status: 'signed-out';
      /** The reason, if the person did not ask for the sign-out. */
      notice?: string;
      /** The person logged out, so the next sign-in does not return to this screen. */
      left?: boolean;
    };

export type SessionEvent =
  /** Firebase knows no account. The person never signed in here, signed out in another tab, or was deleted. */
  | { type: 'nobody' }
  | ({ type: 'confirmed' } & SignedIn)
  | { type: 'roles'; roles: readonly Role[] }
  | { type: 'half-way'; pending: Pending }
  /** The API refused the token, or its account is not an admin. */
  | { type: 'refused'; message: string }
  /** The profile could not be read. That says nothing about the person. */
  | { type: 'failed' }
  /** A call or a query was refused while the admin was working. */
  | { type: 'ended'; message: string }
  | { type: 'left' };

export const initialSession: Session = { status: 'loading' };

/** The reducer. An event that changes nothing returns the same object. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'nobody':
      if (session.status === 'signed-out') return session;
      return session.status === 'signed-in'
        ? { status: 'signed-out', notice: messages.sessionEnded }
        : { status: 'signed-out' };
    case 'confirmed':
      return { status: 'signed-in', user: event.user, roles: event.roles };
    case 'roles':
      return session.status === 'signed-in' && !areSame(session.roles, event.roles)
        ? { ...session, roles: event.roles }
        : session;
    case 'half-way':
      return session.status === 'pending' && session.pending === event.pending
        ? session
        : { status: 'pending', pending: event.pending };
    case 'refused':
      return { status: 'signed-out', notice: event.message };
    case 'failed':
      return session.status === 'unchecked' ? session : { status: 'unchecked' };
    case 'ended':
      return session.status === 'signed-in' || session.status === 'pending'
        ? { status: 'signed-out', notice: event.message }
        : session;
    case 'left':
      return { status: 'signed-out', left: true };
  }
}

function areSame(one: readonly Role[], other: readonly Role[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}

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
