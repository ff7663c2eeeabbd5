import { messages } from '@site/contract/shared/messages';
import type { LoginInput } from '@site/contract/team/login';
import type { Role } from '@site/contract/team/roles';
import { secondStepCopy } from '../../content/product/second-step.ts';
import { ApiError } from '../../shared/api.ts';
import { initialSession, nextSession, type Profile, type Session, type SessionEvent } from './session.ts';
import { endingMessage, mayBeAboutRoles } from './session-errors.ts';

/** The functions of Firebase Auth that the session needs. */
export interface Accounts {
  /** Reports who is signed in on this browser: as soon as that is known, and after every change in any tab. */
  watch(listener: (uid: string | undefined) => void): () => void;
  signIn(credentials: LoginInput): Promise<void>;
  /** Signs in the same person again, with a token from the API. */
  signInByToken(token: string): Promise<void>;
  signOut(): Promise<void>;
  /** The time at which the person signed in, or last confirmed their identity, in milliseconds since 1970. */
  signedInAt(): Promise<number | undefined>;
  token(): Promise<string>;
}

interface SessionServices {
  accounts: Accounts;
  readUser(token: string): Promise<Profile>;
  sendLogout(token: string): Promise<unknown>;
  /** Resolves when no read for this person is running. */
  readsEnded(): Promise<unknown>;
}

export interface Question {
  answer: () => void;
  cancel: () => void;
  answered: () => Promise<void>;
}

/** The person did not confirm their identity, so nothing was done. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';

  constructor() {
    super(secondStepCopy.notConfirmed);
  }
}

// The time that a new sign-in waits for a log-out. A log-out call revokes all existing sessions, so a new session must not
// begin before its end, and must not wait for ever.
const logoutTimeoutMilliseconds = 5000;

const readsTimeoutMilliseconds = 1000;

/** The time after a failed check until the next check. */
const recheckMilliseconds = 5000;

/** Keeps the session: reads the account from Firebase and its rights from the API, and informs the screens. */
export class SessionKeeper {
  readonly #services: SessionServices;
  readonly #listeners = new Set<() => void>();
  #session: Session = initialSession;
  #uid: string | undefined;
  /** A counter of the changes, so that late answers can be recognised and ignored. */
  #version = 0;
  #isSigningIn = false;
  #asking: Promise<void> | undefined;
  /** The running work that gives the session another token: the old token may be invalid before its end. */
  #changing: Promise<unknown> = Promise.resolve();
  #question: Question | undefined;
  /** The last sign-out, with all calls that belong to it. */
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
   * Runs work that gives the session a new token, and continues the session with this token. Calls that begin during the work
   * wait for it.
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

  /** Continues after the second step of the sign-in. */
  async pass(token: string): Promise<void> {
    await this.#services.accounts.signInByToken(token);
    await this.#confirm();
  }

  readonly question = (): Question | undefined => this.#question;

  /**
   * Asks the person to confirm their identity, once for all calls that wait for it.
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

  /** Signs out in this browser, even if the call of the API fails. */
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

  /** Reports a refusal to the session, which then ends or reads its roles again. */
  async refused(error: unknown): Promise<void> {
    if (mayBeAboutRoles(error)) return this.#askForRoles();
    const ending = endingMessage(error);
    if (ending !== undefined) await this.end(ending);
  }

  learnRoles(roles: readonly Role[]): void {
    if (this.#session.status === 'signed-in') this.#dispatch({ type: 'roles', roles });
  }

  /** Gives the time at which this session began, or was last confirmed. */
  async signedInAt(): Promise<number | undefined> {
    await this.#changing;
    return this.#services.accounts.signedInAt();
  }

  /** Tells the API that the admin is active. The session ends if the API says that it is over. */
  async touch(): Promise<void> {
    try {
      await this.#services.readUser(await this.token());
    } catch (error) {
      await this.refused(error);
    }
  }

  /** Ends the session because a request was refused. */
  async end(message: string): Promise<void> {
    if (this.#session.status !== 'signed-in' && this.#session.status !== 'pending') return;
    this.#dispatch({ type: 'ended', message });
    this.#signingOut = this.#services.accounts.signOut();
    await this.#signingOut;
  }

  /** Resolves when the last call of an ended session has ended, so that the page can be left. */
  signedOut(): Promise<unknown> {
    return this.#signingOut.catch(() => undefined);
  }

  /** Reads the admin's roles from the API, once for all refusals of the same moment. */
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
      // If this call fails, the next refusal reads the roles again.
      const ending = endingMessage(error);
      if (ending !== undefined) await this.end(ending);
    }
  }

  async #leave(): Promise<void> {
    const { accounts, readsEnded, sendLogout } = this.#services;
    const token = await accounts.token().catch(() => undefined);
    // After the sign-out, a read of the database would be anonymous, and Firestore would refuse it.
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

  /** Signs out if there is a reason. Otherwise the session stays with Firebase, and the API is asked again. */
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

/** Waits for a promise, but no longer than this time. */
function atMost(milliseconds: number, done: Promise<unknown>): Promise<unknown> {
  return Promise.race([done, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}
