import type { Guard } from '../guard.ts';

const retention = ['tests/api/retention.test.ts'] as const;
const old = ['tests/api/old-records.test.ts'] as const;

/** How long things are kept, and that they are not lost before. */
export const keepingGuards: readonly Guard[] = [
  {
    guard: 'what is still to be sent is not deleted',
    file: 'functions/src/retention/remove-expired.ts',
    find: "if (stored?.exists && !hasEnded(stored.get('delivery.state'))) continue;",
    replace: 'void hasEnded;',
    tests: retention,
  },
  {
    guard: 'a submission is kept up to its time',
    file: 'functions/src/retention/remove-expired.ts',
    find: "where('createdAt', '<', cutoff)",
    replace: "where('createdAt', '<=', cutoff)",
    tests: retention,
  },
  {
    guard: 'a submission is deleted when its time is over',
    file: 'functions/src/retention/remove-expired.ts',
    find: 'if (submission) transaction.delete(submission);',
    replace: '',
    tests: retention,
  },
  {
    guard: 'a mail is deleted with its submission',
    file: 'functions/src/retention/remove-expired.ts',
    find: '      transaction.delete(mail);\n',
    replace: '',
    tests: retention,
  },
  {
    guard: 'a mail that outlived its submission is deleted',
    file: 'functions/src/retention/remove-expired.ts',
    find: 'for await (const page of pagesOf(oldMails, atOnce)) {',
    replace: 'for await (const page of pagesOf(oldMails.limit(1).endBefore(oldMails), atOnce)) {\n    break;',
    tests: retention,
  },
  {
    guard: 'what stays does not keep the rest from being deleted',
    file: 'functions/src/retention/pages-of.ts',
    find: '.startAfter(last)',
    replace: '.offset(1_000_000)',
    tests: retention,
  },
  {
    guard: 'a history is kept up to its time',
    file: 'functions/src/retention/remove-old-job-changes.ts',
    find: "where('at', '<', cutoff)",
    replace: "where('at', '<=', cutoff)",
    tests: old,
  },
  {
    guard: 'an old history is deleted',
    file: 'functions/src/retention/remove-old-job-changes.ts',
    find: 'for (const { ref } of page) batch.delete(ref);',
    replace: '',
    tests: old,
  },
  {
    guard: 'the database deletes spent counters by itself',
    file: 'firestore.indexes.json',
    find: '"ttl": true,',
    replace: '"ttl": false,',
    tests: ['tests/api/limits.test.ts'],
  },
  {
    guard: 'a counter that is not spent is kept',
    file: 'functions/src/retention/remove-spent-limits.ts',
    find: "where('expiresAt', '<', now)",
    replace: "where('expiresAt', '>', new Date(0))",
    tests: old,
  },
  {
    guard: 'a counter that has counted again is kept',
    file: 'functions/src/retention/remove-spent-limits.ts',
    find: 'ref.delete({ lastUpdateTime: updateTime })',
    replace: 'ref.delete(updateTime && {})',
    tests: old,
  },
  {
    guard: 'a time of retention that is none is refused rather than guessed',
    file: 'functions/src/retention/retention-settings.ts',
    find: '!/^[1-9]\\d{0,3}$/.test(value(name))',
    replace: "value(name) === '-'",
    tests: ['functions/src/retention/retention-settings.test.ts'],
  },
  {
    guard: 'a missing time of retention is refused rather than guessed',
    file: 'functions/src/retention/retention-settings.ts',
    find: '...missingParameters(environment, Object.values(names)),',
    replace: '',
    tests: ['functions/src/retention/retention-settings.test.ts'],
  },
  {
    guard: 'a backup that was not begun is an error',
    file: 'functions/src/backup/start-backup.ts',
    find: 'throw new Error(`Firestore refused the export with status ${response.status}`);',
    replace: '',
    tests: ['functions/src/backup/start-backup.test.ts'],
  },
  {
    guard: 'a backup does not overwrite the one before',
    file: 'functions/src/backup/start-backup.ts',
    find: "/firestore/${now.toISOString().replaceAll(':', '-')}",
    replace: '/firestore/${now.getTime() && 0}',
    tests: ['functions/src/backup/start-backup.test.ts'],
  },
  {
    guard: 'a backup is not waited for without end',
    file: 'functions/src/backup/start-backup.ts',
    find: 'signal: AbortSignal.timeout(timeoutMilliseconds),',
    replace: '',
    tests: ['functions/src/backup/start-backup.test.ts'],
  },
];
