import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { isMeantToPlay, isRotating, type RotationState } from './use-rotation.ts';

const alone: RotationState = { choice: undefined, isReducedMotion: false, isHovered: false, hasFocus: false };

describe('the hero’s sheets', () => {
  it('turn while no pointer is near', () => {
    expect(isRotating(alone)).toBe(true);
  });

  testRows(['isReducedMotion', 'isHovered', 'hasFocus'] as const)('stop for each reason', (reason) => {
    expect(isRotating({ ...alone, [reason]: true })).toBe(false);
  });

  it('stay where they are once paused', () => {
    expect(isRotating({ ...alone, choice: 'pause' })).toBe(false);
  });

  it('turn for a visitor who asked them to, whose pointer is still on the button', () => {
    expect(isRotating({ choice: 'play', isReducedMotion: true, isHovered: true, hasFocus: true })).toBe(true);
  });
});

describe('the button', () => {
  it('offers to pause, though pointing at it has stopped the sheets', () => {
    expect(isMeantToPlay({ ...alone })).toBe(true);
  });

  it('offers to play where motion is not wanted', () => {
    expect(isMeantToPlay({ ...alone, isReducedMotion: true })).toBe(false);
  });

  it('says what it has done', () => {
    expect(isMeantToPlay({ choice: 'pause', isReducedMotion: false })).toBe(false);
    expect(isMeantToPlay({ choice: 'play', isReducedMotion: true })).toBe(true);
  });
});
