import { identity } from '@site/contract/firm/identity';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { escapeHtml } from './letterhead.ts';
import { type Letter, letterTo, mailMessage, siteMail, withLink } from './mail-body.ts';

const mark = '{{a-link}}';
const link = 'https://ohmbridge.example/page?a=1&b=2#token';

/** Gives a letter with a link as it leaves. */
const letter = (text: string, more: Partial<Letter> = {}) =>
  withLink(letterTo('ada@example.org', 'office@example.org', { subject: 'A letter', text, ...more }), mark, link)
    .message;

/** Gives the addresses in HTML, in their order. */
const addresses = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

test('each character that means something in HTML is escaped', () => {
  const { html } = mailMessage({ subject: '', heading: `<>&"'`, fields: [[`<>&"'`, `<>&"'`]], button: '' });
  expect(html.match(/&lt;&gt;&amp;&quot;&#39;/g)).toHaveLength(4);
});

test('a hostile name is text in a letter, and can neither be a link nor end an attribute', () => {
  const name = `"><a href="https://evil.example">${mark}</a><script>`;
  const { html, text } = letter(`Dear ${name},\n\n${mark}\n\nGoodbye.`, { button: name });
  expect(html).not.toMatch(/<script|<a href="https:\/\/evil/);
  expect(new Set(addresses(html))).toEqual(new Set(['https://ohmbridge.example/page?a=1&amp;b=2#token']));
  expect(text).toBe(`Dear ${name},\n\n${link}\n\nGoodbye.\n\n${identity.name}\n`);
});

test('a letter ends with its title block, in both bodies, and a button stands above the address of its link', () => {
  const titleBlock = { about: 'Your enquiry', reference: 'E-000123' };
  const { html, text } = letter(`Hello,\n\n${mark}`, { button: 'Open your page', titleBlock });
  const address = 'https://ohmbridge.example/page?a=1&amp;b=2#token';
  expect(addresses(html)).toEqual([address, address]);
  const block = `${RegExp.escape(escapeHtml(identity.name))}<br>Your enquiry<br>Reference E-000123<`;
  expect(html).toMatch(new RegExp(`<a [^>]*>Open your page</a>.*>https:.*</a>.*>${block}`, 's'));
  expect(text).toBe(`Hello,\n\n${link}\n\n${identity.name}\nYour enquiry\nReference E-000123\n`);
});

test('an address wraps, and lines stay apart, in an email program without styles', () => {
  const { html } = letter(`One\nTwo\n\n${mark}`);
  expect(html).toContain('>One<br>Two<');
  expect(html).toContain('>https://ohmbridge.example/<wbr>page?<wbr>a=1&amp;<wbr>b=2#<wbr>token<');
  const long = 'bartholomew.featherstonehaugh@transmission-engineering.example.org';
  const said = letter(`//Sign/in as ${long}.`).html;
  const wrapped = 'bartholomew.<wbr>featherstonehaugh@<wbr>transmission-<wbr>engineering.<wbr>example.<wbr>org';
  expect(said).toContain(`//Sign/in as ${wrapped}.<`);
  const { html: field } = mailMessage({ subject: '', heading: '', fields: [['Email', long]], button: '' });
  expect(field).toContain(`>${wrapped}<`);
});

test('an address in a heading wraps earlier, because a heading without styles has large letters', () => {
  const headingOf = (heading: string) =>
    /<h1[^>]*>(.*)<\/h1>/.exec(mailMessage({ subject: '', heading, fields: [] }).html)?.[1];
  expect(headingOf('asha@ohmbridge.example has new roles')).toBe('asha@<wbr>ohmbridge.<wbr>example has new roles');
  expect(headingOf(`From ${'a'.repeat(40)}`)).toBe(`From ${'a'.repeat(16)}<wbr>${'a'.repeat(16)}<wbr>${'a'.repeat(8)}`);
  expect(headingOf('From Asha Featherstonehaugh')).toBe('From Asha Featherstonehaugh');
});

test('a date stays on one line, and is plain text in the text body', () => {
  const { html, text } = letter('We will answer by Monday, 30 November. The job closes on 1 May 2027 at 9.');
  expect(html).toContain('Monday, 30\u00a0November. The job closes on 1\u00a0May\u00a02027 at 9.');
  expect(text).toContain('Monday, 30 November. The job closes on 1 May 2027 at 9.');
});

test('a line of a letter that is an address is a link, such as the place of an interview', () => {
  const { html } = letter(`Monday\nhttps://meet.example/room?a=1&b=2\n\n${mark}`);
  expect(addresses(html)[0]).toBe('https://meet.example/room?a=1&amp;b=2');
  expect(addresses(letter('Monday, https://meet.example/room').html)).toEqual([]);
});

test('each item of a list in a letter has an indent, and the text has the same lines', () => {
  const { html, text } = letter('These times:\n– Monday\n– Tuesday – or later');
  const items = [...html.matchAll(/<br><span style="[^"]*text-indent: -[^"]*">([^<]*)<\/span>/g)];
  expect(items.map(([, item]) => item)).toEqual(['– Monday', '– Tuesday – or later']);
  expect(text).toContain('These times:\n– Monday\n– Tuesday – or later\n');
});

test('a mark of any length is filled with its link, in both bodies', () => {
  const long = '{{the-link-of-somebody-who-writes}}';
  const mail = letterTo('ada@example.org', 'office@example.org', { subject: 'A letter', text: `Hello,\n\n${long}` });
  const { html, text } = withLink(mail, long, link).message;
  expect(text).toContain(link);
  expect(html.replaceAll('<wbr>', '')).not.toContain(long);
  expect(html).toBe(letter(`Hello,\n\n${mark}`).html);
});

test('only the last of several addresses has the button', () => {
  const { html } = letter(`https://meet.example\n\n${mark}`, { button: 'Open your page' });
  expect(addresses(html)).toHaveLength(3);
  expect(addresses(letter(`https://meet.example\n\n${mark}`).html)).toHaveLength(2);
});

test('a field with the label of the button is a link in HTML, and a field in the text', () => {
  const fields = [
    ['Open the page', link],
    ['Typed', 'https://evil.example'],
  ] as const;
  const { html, text } = mailMessage({ subject: '', heading: 'Hello', fields, button: 'Open the page' });
  expect(new Set(addresses(html))).toEqual(new Set([link.replace('&', '&amp;')]));
  expect(text).toBe(`Hello\n\nOpen the page: ${link}\n\nTyped: https://evil.example\n\n${identity.name}\n`);
});

test('a line that is an address is a link in an email of the website, and is text if a visitor may have typed it', () => {
  const content = { subject: '', heading: '', fields: [['Not for you?', `Turn it off:\n${link}`]] } as const;
  expect(addresses(siteMail('report', 'ada@example.org', content).message.html)).toHaveLength(1);
  expect(addresses(mailMessage(content).html)).toEqual([]);
  expect(mailMessage(content).text).toContain(`\n\nNot for you?\nTurn it off:\n${link}\n`);
});

const toAda = { to: ['ada@example.org'], replyTo: { name: '', address: 'ada@example.org' } };

test('an email of the website goes to one admin, who also gets the answers, and the email service has the same words', () => {
  const content = { subject: 'Health =?utf-8?', heading: 'Hello', fields: [['State', 'well']] } as const;
  const { emailService, ...mail } = siteMail('report', 'ada@example.org', content);
  const [subject, text] = ['Health = ?utf-8?', `Hello\n\nState: well\n\n${identity.name}\n`];
  expect(mail).toEqual({ ...toAda, readers: 'team', message: { subject, text, html: expect.any(String) } });
  const parameters = { from_name: 'Website', from_email: 'ada@example.org', to_email: 'ada@example.org' };
  expect(emailService).toEqual({ template: 'report', parameters: { ...parameters, subject, message: text } });
  expect(siteMail('notification', 'ada@example.org', content).readers).toBe('hiring');
});

test('a letter goes to one person, its answers go to us, and the email service has the same words', () => {
  const { emailService, ...mail } = letterTo('bob@example.org', 'ada@example.org', { subject: 'Hi', text: 'One' });
  const text = `One\n\n${identity.name}`;
  const message = { subject: 'Hi', text: `${text}\n`, html: expect.any(String) };
  expect(mail).toEqual({ ...toAda, to: ['bob@example.org'], readers: 'hiring', message });
  const parameters = { from_name: 'Website', from_email: 'ada@example.org', to_email: 'bob@example.org' };
  expect(emailService).toEqual({ template: 'message', parameters: { ...parameters, subject: 'Hi', message: text } });
});

test('only the paragraph before a link stands close to it', () => {
  const { html } = letter(`One\n\nTwo\n\n${mark}\n\nThree`);
  const [one, two, three] = [...html.matchAll(/<p style="([^"]*)">(?:One|Two|Three)</g)].map(([, style]) => style);
  expect(one).toBe(three);
  expect(two).not.toBe(three);
});

test('a mark at the beginning of a text is filled, and an email without the mark stays unchanged', () => {
  expect(letter(`${mark} is yours`).text).toContain(`${link} is yours`);
  const unmarked = letterTo('ada@example.org', 'office@example.org', { subject: 'Hi', text: 'No link' });
  expect(withLink(unmarked, mark, link)).toEqual(unmarked);
});

testRows(['img', 'link', 'style', 'script', 'table'])(
  'the letterhead fetches nothing and needs no table',
  (element) => {
    expect(letter(`Hello,\n\n${mark}`, { button: 'Open' }).html).not.toContain(`<${element}`);
  },
);

test('a subject has one line', () => {
  const subject = ' Study\r\nBcc: eve@example.org\u2028x\r\n';
  expect(mailMessage({ subject, heading: '', fields: [] }).subject).toBe('Study Bcc: eve@example.org x');
});

test('a label with a colon gets no second one in the text', () => {
  const { text } = mailMessage({ subject: '', heading: 'Hello', fields: [['Backup: failed', 'See the log.']] });
  expect(text).toContain('\n\nBackup: failed\nSee the log.\n');
});

test('fields that were not sent are left out', () => {
  const { text, html } = mailMessage({
    subject: '',
    heading: 'Hello',
    fields: [
      ['Empty', undefined],
      ['None', ''],
    ],
  });
  expect(text).toBe(`Hello\n\n${identity.name}\n`);
  expect(html).not.toMatch(/Empty|None/);
});
