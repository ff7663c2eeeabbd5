import { messages } from '@site/contract/shared/messages';
import type { LoginInput } from '@site/contract/team/login';
import type { Role } from '@site/contract/team/roles';
import { secondStepCopy } from '../../content/product/second-step.ts';
import { ApiError } from '../../shared/api.ts';
import { initialSession, nextSession, type Profile, type Session, type SessionEvent } from './session.ts';
import { endingMessage, mayBeAboutRoles } from './session-errors.ts';

/** The functions of Firebase Auth that the session needs. */
export interface Accounts {
  /** Tells who is signed in on this browser, as soon as that is known and whenever it changes, in any tab. */
  watch(listener: (uid: string | undefined) => void): () => void;
  signIn(credentials: LoginInput): Promise<void>;
  /** Signs the same person in anew, by a token that the API gave. */
  signInByToken(token: string): Promise<void>;
  signOut(): Promise<void>;
  /** When they signed in, or last confirmed it; in milliseconds since 1970. */
  signedInAt(): Promise<number | undefined>;
  token(): Promise<string>;
}

interface SessionServices {
  accounts: Accounts;
  readUser(token: string): Promise<Profile>;
  sendLogout(token: string): Promise<unknown>;
  /** Resolves when nothing that was read for this person is on its way any more. */
  readsEnded(): Promise<unknown>;
}

export interface Question {
  answer: () => void;
  cancel: () => void;
  answered: () => Promise<void>;
}

/** The person did not confirm that it is them: nothing was done. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';

  constructor() {
    super(secondStepCopy.notConfirmed);
  }
}

// A log-out call revokes every session there is: a new one must not begin before it is through, nor wait for it for ever.
const logoutTimeoutMilliseconds = 5000;

const readsTimeoutMilliseconds = 1000;

/** How long after a check that failed the next one follows by itself. */
const recheckMilliseconds = 5000;

/** Keeps the session: asks Firebase for the account and the API for its rights, and informs the screens. */
export class SessionKeeper {
  readonly #services: SessionServices;
  readonly #listeners = new Set<() => void>();
  #session: Session = initialSession;
  #uid: string | undefined;
  /** Counts up with every change, so that a late answer can be told and ignored. */
  #version = 0;
  #isSigningIn = false;
  #asking: Promise<void> | undefined;
  /** The work that gives the session another token: until its end the old token may be invalid. */
  #changing: Promise<unknown> = Promise.resolve();
  #question: Question | undefined;
  /** The last signing out, with all that belongs to it. */
  #signingOut: Promise<unknown> = Promise.resolve();

  constructor(services: SessionServices) {
    this.#services = services;
    services.accounts.watch((uid) => this.#accountChanged(uid));
  }

  readonly current = (): Session => this.#session;

  readonly uid = (): string | undefined => this.#uid;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @throws the refusal or failure of Firebase or the API; the session is signed out then */
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

  /**
   * Runs work that gives the session a new token, and continues with it. Calls that begin meanwhile wait for it.
   * @param work gives an answer with the new token
   */
  async renew<Answer extends { token: string }>(work: (token: string) => Promise<Answer>): Promise<Answer> {
    const renewed = this.token().then(async (token) => {
      const answer = await work(token);
      await this.#services.accounts.signInByToken(answer.token);
      return answer;
    });
    this.#changing = renewed.catch(() => undefined);
    return renewed;
  }

  /** Goes on after the second step of signing in. */
  async pass(token: string): Promise<void> {
    await this.#services.accounts.signInByToken(token);
    await this.#confirm();
  }

  readonly question = (): Question | undefined => this.#question;

  /**
   * Has the person confirm that it is still them, once for all calls that wait for it.
   * @throws {NotConfirmed}
   */
  confirmed(): Promise<void> {
    if (!this.#question) {
      let question: Question | undefined;
      const answered = new Promise<void>((resolve, reject) => {
        const close = () => {
          this.#question = undefined;
          this.#notifyListeners();
        };
        question = {
          answer: () => {
            close();
            resolve();
          },
          cancel: () => {
            close();
            reject(new NotConfirmed());
          },
          answered: () => answered,
        };
      });
      this.#question = question;
      this.#notifyListeners();
    }
    return this.#question?.answered() ?? Promise.resolve();
  }

  /** Signs out in this browser, even if the API refuses or fails. */
  async logOut(): Promise<void> {
    if (this.#session.status !== 'signed-in' && this.#session.status !== 'pending') return;
    this.#dispatch({ type: 'left' });
    this.#signingOut = this.#leave();
    await this.#signingOut;
  }

  /** Asks the API again after a failed check. */
  readonly checkAgain = (): void => {
    this.#confirm().catch(() => undefined);
  };

  async token(): Promise<string> {
    await this.#changing;
    return this.#services.accounts.token();
  }

  /** Reports a refusal: the session ends because of it, or reads the roles again. */
  async refused(error: unknown): Promise<void> {
    if (mayBeAboutRoles(error)) return this.#askForRoles();
    const ending = endingMessage(error);
    if (ending !== undefined) await this.end(ending);
  }

  learnRoles(roles: readonly Role[]): void {
    if (this.#session.status === 'signed-in') this.#dispatch({ type: 'roles', roles });
  }

  /** When this session began, or was last confirmed. */
  async signedInAt(): Promise<number | undefined> {
    await this.#changing;
    return this.#services.accounts.signedInAt();
  }

  /** Tells the API that the admin is active, and hears from it if the session is over. */
  async touch(): Promise<void> {
    try {
      await this.#services.readUser(await this.token());
    } catch (error) {
      await this.refused(error);
    }
  }

  /** Ends the session because something was refused. */
  async end(message: string): Promise<void> {
    if (this.#session.status !== 'signed-in' && this.#session.status !== 'pending') return;
    this.#dispatch({ type: 'ended', message });
    this.#signingOut = this.#services.accounts.signOut();
    await this.#signingOut;
  }

  /** Resolves when nothing of an ended session is on its way any more, so that the page may be left. */
  signedOut(): Promise<unknown> {
    return this.#signingOut.catch(() => undefined);
  }

  /** Asks the API for the admin's roles, once for all refusals of the same moment. */
  #askForRoles(): Promise<void> {
    this.#asking ??= this.#rolesFromApi().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #rolesFromApi(): Promise<void> {
    const { accounts, readUser } = this.#services;
    try {
      const { user, roles, pending } = await readUser(await accounts.token());
      if (pending) this.#dispatch({ type: 'half-way', pending });
      else if (user.admin) this.learnRoles(roles);
      else await this.end(messages.notAnAdmin);
    } catch (error) {
      // If this call fails, the next refusal asks again.
      const ending = endingMessage(error);
      if (ending !== undefined) await this.end(ending);
    }
  }

  async #leave(): Promise<void> {
    const { accounts, readsEnded, sendLogout } = this.#services;
    const token = await accounts.token().catch(() => undefined);
    // A read of the database that leaves the browser after the sign-out is anonymous, and refused.
    await atMost(readsTimeoutMilliseconds, readsEnded());
    await accounts.signOut();
    if (token === undefined) return;
    await atMost(
      logoutTimeoutMilliseconds,
      sendLogout(token).catch(() => undefined),
    );
  }

  #accountChanged(uid: string | undefined): void {
    const isSamePerson = this.#session.status === 'signed-in' && uid === this.#uid;
    this.#uid = uid;
    // `signIn` reports its outcome itself.
    if (this.#isSigningIn || isSamePerson) return;
    if (uid === undefined) this.#dispatch({ type: 'nobody' });
    else this.checkAgain();
  }

  async #confirm(): Promise<void> {
    const { accounts, readUser } = this.#services;
    const version = ++this.#version;
    try {
      const { user, roles, pending } = await readUser(await accounts.token());
      if (version !== this.#version) return;
      if (pending) return this.#dispatch({ type: 'half-way', pending });
      if (!user.admin) throw new ApiError(messages.notAnAdmin, 403);
      this.#dispatch({ type: 'confirmed', user, roles });
    } catch (error) {
      if (version !== this.#version) return;
      await this.#giveUp(endingMessage(error));
      throw error;
    }
  }

  /** Signs out where there is a reason; else the session stays with Firebase, and the API is asked again. */
  async #giveUp(reason: string | undefined): Promise<void> {
    if (reason !== undefined) {
      this.#dispatch({ type: 'refused', message: reason });
      this.#signingOut = this.#services.accounts.signOut();
      await this.#signingOut;
      return;
    }
    this.#dispatch({ type: 'failed' });
    const version = this.#version;
    setTimeout(() => {
      if (version === this.#version) this.checkAgain();
    }, recheckMilliseconds);
  }

  #dispatch(event: SessionEvent): void {
    this.#version++;
    const next = nextSession(this.#session, event);
    if (next === this.#session) return;
    this.#session = next;
    if (next.status !== 'signed-in') this.#question?.cancel();
    this.#notifyListeners();
  }

  #notifyListeners(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Waits for something, but no longer than this. */
function atMost(milliseconds: number, done: Promise<unknown>): Promise<unknown> {
  return Promise.race([done, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}
