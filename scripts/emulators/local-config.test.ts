import { expect, test } from 'vitest';
import { allowConnections } from './local-config.ts';

test('only the allowed connections of the policy change', () => {
  const policy = "default-src 'self'; connect-src 'self' https://example.com; frame-src https://maps.example";
  expect(allowConnections(policy, ['http://127.0.0.1:8080', 'http://127.0.0.1:9099'])).toBe(
    "default-src 'self'; connect-src 'self' https://example.com http://127.0.0.1:8080 http://127.0.0.1:9099; frame-src https://maps.example",
  );
});

test('the directive can be the last one', () => {
  expect(allowConnections("connect-src 'self'", ['http://127.0.0.1:1'])).toBe("connect-src 'self' http://127.0.0.1:1");
});
