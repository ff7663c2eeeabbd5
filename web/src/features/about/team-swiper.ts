import Swiper from 'swiper';
import 'swiper/css';
import { spaceBetween, teamBreakpoints } from './team-breakpoints.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Makes a carousel of the team's sheets, and says where it stands: at once, and after every move or change of width. */
export function startTeamSwiper(frame: HTMLElement, onMove: (swiper: Swiper) => void): Swiper {
  frame.classList.add('swiper');
  frame.scrollLeft = 0;
  const swiper = new Swiper(frame, {
    slidesPerView: 1,
    spaceBetween,
    breakpoints: teamBreakpoints,
    speed: matchMedia(reducedMotion).matches ? 0 : 250,
    // A mouse points at a sheet to read it; it has the arrows to move on.
    simulateTouch: false,
    on: {
      slideChange: onMove,
      breakpoint: onMove,
      resize: onMove,
      lock: onMove,
      unlock: onMove,
      toEdge: onMove,
      fromEdge: onMove,
    },
  });
  onMove(swiper);
  return swiper;
}
