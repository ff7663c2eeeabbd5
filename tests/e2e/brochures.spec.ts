import { expect, test, weekly } from './fixtures.ts';

const brochures = [
  { page: '/services/battery-storage-integration', link: 'Battery storage brochure', file: 'battery-storage-brochure' },
  { page: '/services/cable-solution', link: 'Cable solutions brochure', file: 'cable-solutions-brochure' },
  { page: '/services/earthing-solution', link: 'Earthing brochure', file: 'earthing-solutions-brochure' },
];

for (const { page: address, link, file } of brochures) {
  test(`I open the ${link.toLowerCase()} in a new window, and it is a PDF`, async ({ page, request }) => {
    await page.goto(address);
    const button = page.getByRole('link', { name: new RegExp(`^${link} \\(PDF\\) \\(opens in a new tab\\)$`) });
    await expect(button).toHaveAttribute('target', '_blank');
    await expect(button).toHaveAttribute('href', `/documents/${file}.pdf`);
    const response = await request.get(`/documents/${file}.pdf`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/pdf');
    expect((await response.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });
}

test('the earthing brochure hangs on a round button, large enough for a thumb, beside the way to a consultation', {
  tag: weekly,
}, async ({ page }) => {
  await page.goto('/services/earthing-solution');
  const button = page.getByRole('link', { name: /^Earthing brochure/ });
  const box = await button.boundingBox();
  expect(box?.width).toBe(box?.height);
  expect(box?.width).toBeGreaterThan(44);
  await expect(button).toHaveCSS('border-radius', '50%');
  await page.getByRole('link', { name: 'Request a Consultation' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});
