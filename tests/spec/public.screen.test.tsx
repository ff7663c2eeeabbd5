import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { submitApplicationRoute, submitContactRoute } from '../../contract/desk/submission-routes.ts';
import { answerApi, later, Refusal } from '../../web/src/test-support/api-answers.ts';
import { openPage, store } from '../../web/src/test-support/open-page.tsx';
import { jobDocument } from '../support/documents.ts';

// What the spec words or counts and what only an event brings onto a public page. See the tables beside this file.

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Puts the openings of a page on the screen: they are asked for when they come near. */
const showOpenings = (country: string) => button(country).element().scrollIntoView({ block: 'center' });

/** As in a browser that, unlike that of the tests, does not ask for less motion. */
function wantMotion() {
  const asked = window.matchMedia.bind(window);
  const unasked = { matches: { value: false }, addEventListener: { value() {} }, removeEventListener: { value() {} } };
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    media.includes('reduced-motion') ? (Object.create(asked(media), unasked) as MediaQueryList) : asked(media),
  );
}

test('the testimonials wrap around in both directions, fade for a second, and have a dot each', async () => {
  wantMotion();
  await openPage('/');
  const slide = (position: number) => page.getByRole('group', { name: new RegExp(`^${position} of 3: `) });
  const isShown = (position: number) => expect.element(slide(position)).toHaveAttribute('data-shown');
  button('Next testimonial').element().scrollIntoView({ block: 'center' });
  for (const [control, position] of [
    ['Previous testimonial', 3],
    ['Next testimonial', 1],
    ['Next testimonial', 2],
  ] as const) {
    await userEvent.click(button(control));
    await isShown(position);
  }
  await expect.poll(() => slide(2).element().style.transitionDuration).toBe('1000ms');
  await expect.element(slide(1)).not.toBeInTheDocument();
  const dot = page.getByRole('button', { name: /^3 of 3: / });
  await userEvent.click(dot);
  await isShown(3);
  await expect.element(dot).toHaveAttribute('aria-current', 'true');
});

test('the home page shows a country’s jobs one at a time, 20 px apart, with dots and the way back', async () => {
  await store({
    'jobs/one': jobDocument({ title: 'Relay Engineer', country: 'India' }),
    'jobs/two': jobDocument({ title: 'Cable Engineer', country: 'India' }),
  });
  await openPage('/');
  showOpenings('India');
  await expect.element(page.getByText('2 Openings')).toBeVisible();
  await userEvent.click(button('India'));
  const carousel = page.getByRole('region', { name: 'Jobs in India' });
  await expect.element(carousel).toBeVisible();
  const slides = carousel.element().querySelectorAll('.swiper-slide');
  await expect.poll(() => getComputedStyle(slides[0] as Element).marginRight).toBe('20px');
  const { width } = carousel.element().querySelector('.swiper')?.getBoundingClientRect() ?? {};
  expect(slides[0]?.getBoundingClientRect().width).toBe(width);
  await expect.element(carousel.getByRole('button', { name: /^Job 2 of 2/ })).toBeVisible();
  await userEvent.click(button('Choose Country'));
  await expect.element(button('Uzbekistan')).toBeVisible();
});

test('when the jobs cannot be had, home and careers say so in the customer’s words, and show no built-in job', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.spyOn(console, 'warn').mockReturnValue();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  for (const [address, words] of [
    ['/', 'Failed to load job listings. Please try again later.'],
    ['/careers', 'Something went wrong. Please try again later.'],
  ] as const) {
    const { unmount } = await openPage(address);
    showOpenings('India');
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
    await expect.element(page.getByText('Office Assistant')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalled();
    await unmount();
  }
});

test('the contact form says "Sending...", then the customer’s thanks or apology', async () => {
  await openPage('/contact');
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  const fill = async () => {
    for (const [name, text] of Object.entries({
      'First Name': 'Asha',
      'Last Name': 'Rahman',
      Email: 'asha@example.com',
      'Phone number': '1632960120',
      Message: 'Please call.',
    }))
      await userEvent.fill(page.getByRole('textbox', { name, exact: true }), text);
  };
  answerApi(submitContactRoute, () => new Refusal(500, 'Not shown'));
  await fill();
  await userEvent.click(button('Send Message'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Sorry, there was an error sending your message. Please try again later.');
  await expect.element(message).toHaveValue('Please call.');
  const answer = later<{ message: string }>();
  answerApi(submitContactRoute, () => answer.promise);
  await userEvent.click(button('Send Message'));
  await expect.element(button('Sending...')).toBeDisabled();
  // The banner is cleared while the form is sent again.
  await expect.element(page.getByText('Sorry, there was an error')).not.toBeInTheDocument();
  answer.give({ message: '' });
  const thanks = page.getByText('Thank you for your message. We will get back to you soon!');
  await expect.element(thanks).toBeVisible();
  await expect.element(message).toHaveValue('');
  await userEvent.click(button('Send Message'));
  await expect.element(thanks).not.toBeInTheDocument();
});

/** Walks to the last step of the application with all that is required filled in. */
async function fillApplication() {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await userEvent.fill(field('First Name'), 'Asha');
  await userEvent.fill(field('Last Name'), 'Rahman');
  await userEvent.fill(field('Email'), 'asha@example.com');
  await userEvent.fill(field('Phone number'), '+441632960120');
  await userEvent.click(button('Continue'));
  await userEvent.selectOptions(page.getByLabelText('Country', { exact: true }), 'India');
  await userEvent.selectOptions(page.getByLabelText('Position', { exact: true }), 'Software Developer');
  await userEvent.fill(field('CV link'), 'https://files.example/cv.pdf');
  await userEvent.click(button('Continue'));
}

test('the application says "Submitting...", apologises and keeps what was typed, or says that it arrived', async () => {
  await openPage('/apply');
  await fillApplication();
  await expect.element(button('Back')).toBeVisible();
  answerApi(submitApplicationRoute, () => new Refusal(500, 'Not shown'));
  await userEvent.click(button('Submit Application'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Sorry, there was an error submitting your application. Please try again later.');
  await userEvent.click(button('Back'));
  await expect.element(page.getByLabelText('CV link', { exact: true })).toHaveValue('https://files.example/cv.pdf');
  await userEvent.click(button('Continue'));
  const answer = later<{ message: string }>();
  answerApi(submitApplicationRoute, () => answer.promise);
  await userEvent.click(button('Submit Application'));
  await expect.element(button('Submitting...')).toBeDisabled();
  answer.give({ message: '' });
  const dialog = page.getByRole('dialog', { name: 'Application Submitted Successfully!' });
  await expect.element(dialog).toBeVisible();
  await expect
    .element(dialog)
    .toMatchTextContent(/Thank you for your application\. We will review it and get back to you soon!/);
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveAttribute('href', '/');
  expect(getComputedStyle(document.body).overflow).toBe('hidden');
});

test('the lightbox wraps at both ends of its tab, locks scrolling, and closes', async () => {
  await openPage('/gallery#training');
  await userEvent.click(page.getByRole('button', { name: /^Enlarge:/ }).first());
  const lightbox = page.getByRole('dialog');
  const isAt = (position: number) =>
    expect.element(lightbox.getByRole('status')).toMatchTextContent(new RegExp(`^${position} of 8`));
  await isAt(1);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await userEvent.click(button('Previous picture'));
  await isAt(8);
  await userEvent.click(button('Next picture'));
  await isAt(1);
  await userEvent.click(button('Close'));
  await expect.element(lightbox).not.toBeInTheDocument();
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});
