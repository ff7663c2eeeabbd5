import { applicationStatusWords, endedStatuses, type OwnApplication } from '@site/contract/desk/sender-page';
import { applicationStatuses } from '@site/contract/desk/submission-kinds';
import { otherBranch } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { applicationPage } from '../../content/product/pages/application.ts';
import { OwnApplicationView } from './ApplicationPage.tsx';

const application: OwnApplication = {
  reference: 'A-000123',
  receivedAt: '2026-11-23T10:00:00.000Z',
  status: 'new',
  statusChangedAt: '2026-11-23T10:00:00.000Z',
  sent: {
    firstName: 'Timur',
    lastName: 'Yusupov',
    email: 'timur@example.org',
    phone: '+998901234567',
    country: otherBranch.country,
    position: 'Power System Engineer',
    cvLink: 'https://files.example.org/timur.pdf',
  },
  notes: 0,
  messages: [],
  files: [],
  keptUntil: '2027-11-23',
};

const markup = (changes: Partial<OwnApplication>) =>
  renderToStaticMarkup(
    <OwnApplicationView
      submission={{ ...application, ...changes }}
      titleRef={undefined}
      notice={undefined}
      token={() => ''}
      onWrite={async () => undefined}
      onChange={async () => undefined}
    />,
  );

describe('an application, as its applicant sees it', () => {
  testRows(applicationStatuses)(
    'says its status in plain words, and can be withdrawn as long as it is open',
    (status) => {
      const html = markup({ status });
      expect(html).toContain(applicationStatusWords[status].title);
      expect(html).toContain(applicationStatusWords[status].text);
      expect(html.includes(applicationPage.withdraw.label)).toBe(!endedStatuses.includes(status));
    },
  );

  it('names the day of our answer until that day is over', () => {
    const receivedAt = new Date().toISOString();
    expect(markup({ status: 'new', receivedAt })).toMatch(/A person will read it and answer by \w+day, \d+ \w+\./);
    expect(markup({ status: 'new', receivedAt: '2025-01-06T10:00:00.000Z' })).toContain(
      'A person will read it and answer.',
    );
    expect(markup({ status: 'reviewing', receivedAt })).not.toContain('answer by');
  });

  it('shows one name if the other is a dash', () => {
    const html = markup({ sent: { ...application.sent, lastName: '-' } });
    expect(html).toContain('>Timur<');
  });

  it('shows everything that was sent, the messages, the number of notes, and the day until which it is kept', () => {
    const html = markup({
      job: { reference: 'J-0042', title: 'Relay Engineer' },
      sent: {
        ...application.sent,
        linkedin: 'https://linkedin.example/timur',
        comments: 'In spring.',
        answers: [{ id: 'a1', words: 'Which voltage?', answer: '33 kV' }],
      },
      notes: 2,
      messages: [
        { at: '2026-11-24T10:00:00.000Z', from: 'admin', subject: 'Could we talk?', text: 'On Tuesday.' },
        { at: '2026-11-25T10:00:00.000Z', from: 'applicant', text: 'At ten, please.' },
      ],
    });
    // Words that stay on one line have a span around them.
    const text = html.replaceAll(/<span class="nowrap">|<\/span>/g, '');
    for (const words of [
      ...[
        'A-000123',
        'J-0042 · Relay Engineer',
        'Timur Yusupov',
        'timur@example.org',
        '+998901234567',
        otherBranch.country,
      ],
      ...[
        'Power System Engineer',
        'https://files.example.org/timur.pdf',
        'https://linkedin.example/timur',
        'In spring.',
        'Which voltage?',
        '33 kV',
      ],
      ...[
        '2 by our colleagues',
        'From us, 24\u00a0November\u00a02026',
        'Could we talk?',
        'On Tuesday.',
        'From you, 25\u00a0November\u00a02026',
      ],
      ...['At ten, please.', '23 November 2027'],
    ])
      expect(text).toContain(words);
  });

  it('shows typed markup as text, and links to an interview only by a web address', () => {
    const interview = { at: '2026-12-01T09:00:00.000Z', minutes: 45 };
    expect(markup({ sent: { ...application.sent, comments: '<img src=x onerror=alert(1)>' } })).not.toContain('<img');
    expect(markup({ interview: { ...interview, where: 'javascript:alert(1)' } })).not.toContain('href="javascript');
    const html = markup({ interview: { ...interview, where: 'https://meet.example/ohm' } });
    expect(html).toContain('href="https://meet.example/ohm"');
    expect(html).toContain(`Time in ${otherBranch.city}`);
  });
});
