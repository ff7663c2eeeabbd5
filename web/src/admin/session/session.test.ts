import { messages } from '@ohmbridge/contract/shared/messages';
import { roles } from '@ohmbridge/contract/team/roles';
import { describe, expect, it } from 'vitest';
import { initialSession, nextSession, type Session } from './session.ts';

const user = { name: 'Demo Admin', username: 'admin', email: 'admin@example.com', admin: true };
const signedIn: Session = { status: 'signed-in', user, roles };

describe('the session', () => {
  it('is signed out without a reason if there was no account to begin with', () => {
    expect(nextSession(initialSession, { type: 'nobody' })).toEqual({ status: 'signed-out' });
  });

  it('tells that it ended when the account goes during work', () => {
    expect(nextSession(signedIn, { type: 'nobody' })).toEqual({
      status: 'signed-out',
      notice: messages.sessionEnded,
    });
  });

  it('keeps the reason it gave when Firebase reports the sign-out that followed from it', () => {
    const refused = nextSession(initialSession, { type: 'refused', message: messages.notAnAdmin });
    expect(refused).toEqual({ status: 'signed-out', notice: messages.notAnAdmin });
    expect(nextSession(refused, { type: 'nobody' })).toBe(refused);
  });

  it('remembers that a person left on purpose when Firebase reports it', () => {
    const left = nextSession(signedIn, { type: 'left' });
    expect(left).toEqual({ status: 'signed-out', left: true });
    expect(nextSession(left, { type: 'nobody' })).toBe(left);
  });

  it('ends once, however many calls are refused', () => {
    const ended = nextSession(signedIn, { type: 'ended', message: messages.sessionEnded });
    expect(ended).toEqual({ status: 'signed-out', notice: messages.sessionEnded });
    expect(nextSession(ended, { type: 'ended', message: messages.notAnAdmin })).toBe(ended);
  });

  it('is unchecked as long as the API cannot be asked, and then as it says', () => {
    const unchecked = nextSession(initialSession, { type: 'failed' });
    expect(unchecked).toEqual({ status: 'unchecked' });
    expect(nextSession(unchecked, { type: 'failed' })).toBe(unchecked);
    expect(nextSession(unchecked, { type: 'confirmed', user, roles })).toEqual(signedIn);
    expect(nextSession(unchecked, { type: 'nobody' })).toEqual({ status: 'signed-out' });
  });

  it('forgets the reason with the next sign-in', () => {
    const ended: Session = { status: 'signed-out', notice: messages.sessionEnded };
    expect(nextSession(ended, { type: 'confirmed', user, roles })).toEqual(signedIn);
  });
});
