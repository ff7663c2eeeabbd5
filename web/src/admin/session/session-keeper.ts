import { messages } from '@ohmbridge/contract/shared/messages';
import type { Role } from '@ohmbridge/contract/team/roles';
import type { LoginInput } from '@ohmbridge/contract/team/user';
import { ApiError } from '../../shared/api.ts';
import { endingMessage, mayBeAboutRoles } from './ending-message.ts';
import { initialSession, nextSession, type Session, type SessionEvent, type SignedIn } from './session.ts';

/** What the session needs of Firebase Auth. */
export interface Accounts {
  /** Tells who is signed in on this browser, as soon as that is known and whenever it changes, in any tab. */
  watch(listener: (uid: string | undefined) => void): () => void;
  signIn(credentials: LoginInput): Promise<void>;
  signOut(): Promise<void>;
  /** The ID token of whoever is signed in. */
  token(): Promise<string>;
}

export interface SessionServices {
  accounts: Accounts;
  readUser(token: string): Promise<SignedIn>;
  sendLogout(token: string): Promise<unknown>;
}

// A log-out call revokes every session there is: a new one must not begin before it is through, nor wait for it for ever.
const logoutTimeoutMilliseconds = 5000;

/** How long after a check that failed the next one follows by itself. */
const recheckMilliseconds = 5000;

/** Keeps the session: asks Firebase who it is and the API whether that is an admin, and tells the screens. */
export class SessionKeeper {
  readonly #services: SessionServices;
  readonly #listeners = new Set<() => void>();
  #session: Session = initialSession;
  #uid: string | undefined;
  /** Counts up with every change, so that a late answer can be told and ignored. */
  #version = 0;
  #isSigningIn = false;
  #asking: Promise<void> | undefined;
  /** The last signing out, with all that belongs to it. */
  #signingOut: Promise<unknown> = Promise.resolve();

  constructor(services: SessionServices) {
    this.#services = services;
    services.accounts.watch((uid) => this.#accountChanged(uid));
  }

  readonly current = (): Session => this.#session;

  /** The account of whoever is signed in. */
  readonly uid = (): string | undefined => this.#uid;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @throws what Firebase or the API refused with, or failed with; nobody is signed in then */
  async signIn(credentials: LoginInput): Promise<void> {
    this.#isSigningIn = true;
    try {
      await this.#signingOut;
      await this.#services.accounts.signIn(credentials);
      await this.#confirm();
    } finally {
      this.#isSigningIn = false;
    }
  }

  /** Signs out here, whatever the API says about it. */
  async logOut(): Promise<void> {
    if (this.#session.status !== 'signed-in') return;
    this.#tell({ type: 'left' });
    this.#signingOut = this.#leave();
    await this.#signingOut;
  }

  /** Asks the API again, where it could not be asked before. */
  readonly checkAgain = (): void => {
    this.#confirm().catch(() => undefined);
  };

  /** The token for a call. */
  token(): Promise<string> {
    return this.#services.accounts.token();
  }

  /** Something was refused: the session ends because of it, or learns what else whoever is signed in may do. */
  async refused(error: unknown): Promise<void> {
    if (mayBeAboutRoles(error)) return this.#askForRoles();
    const ending = endingMessage(error);
    if (ending !== undefined) await this.end(ending);
  }

  /** The record of whoever is signed in says what they may do. */
  learnRoles(roles: readonly Role[]): void {
    if (this.#session.status === 'signed-in') this.#tell({ type: 'roles', roles });
  }

  /** Ends the session because something was refused. */
  async end(message: string): Promise<void> {
    if (this.#session.status !== 'signed-in') return;
    this.#tell({ type: 'ended', message });
    this.#signingOut = this.#services.accounts.signOut();
    await this.#signingOut;
  }

  /** Resolves when nothing of an ended session is on its way any more, so that the page may be left. */
  signedOut(): Promise<unknown> {
    return this.#signingOut.catch(() => undefined);
  }

  /** Asks the API what whoever is signed in may do now, once for all that is refused at the same moment. */
  #askForRoles(): Promise<void> {
    this.#asking ??= this.#rolesFromApi().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #rolesFromApi(): Promise<void> {
    const { accounts, readUser } = this.#services;
    try {
      const { user, roles } = await readUser(await accounts.token());
      if (user.admin) this.learnRoles(roles);
      else await this.end(messages.notAnAdmin);
    } catch (error) {
      // Where it cannot be asked, the next refusal asks again.
      const ending = endingMessage(error);
      if (ending !== undefined) await this.end(ending);
    }
  }

  async #leave(): Promise<void> {
    const { accounts, sendLogout } = this.#services;
    const token = await accounts.token().catch(() => undefined);
    await accounts.signOut();
    if (token === undefined) return;
    const sent = sendLogout(token).catch(() => undefined);
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, logoutTimeoutMilliseconds))]);
  }

  #accountChanged(uid: string | undefined): void {
    const isSamePerson = this.#session.status === 'signed-in' && uid === this.#uid;
    this.#uid = uid;
    // `signIn` reports its outcome itself.
    if (this.#isSigningIn || isSamePerson) return;
    if (uid === undefined) this.#tell({ type: 'nobody' });
    else this.checkAgain();
  }

  async #confirm(): Promise<void> {
    const { accounts, readUser } = this.#services;
    const version = ++this.#version;
    try {
      const { user, roles } = await readUser(await accounts.token());
      if (version !== this.#version) return;
      if (!user.admin) throw new ApiError(messages.notAnAdmin, 403);
      this.#tell({ type: 'confirmed', user, roles });
    } catch (error) {
      if (version !== this.#version) return;
      await this.#giveUp(endingMessage(error));
      throw error;
    }
  }

  /** Signs out where there is a reason; else the session stays with Firebase, and the API is asked again. */
  async #giveUp(reason: string | undefined): Promise<void> {
    if (reason !== undefined) {
      this.#tell({ type: 'refused', message: reason });
      this.#signingOut = this.#services.accounts.signOut();
      await this.#signingOut;
      return;
    }
    this.#tell({ type: 'failed' });
    const version = this.#version;
    setTimeout(() => {
      if (version === this.#version) this.checkAgain();
    }, recheckMilliseconds);
  }

  #tell(event: SessionEvent): void {
    this.#version++;
    const next = nextSession(this.#session, event);
    if (next === this.#session) return;
    this.#session = next;
    for (const listener of this.#listeners) listener();
  }
}
