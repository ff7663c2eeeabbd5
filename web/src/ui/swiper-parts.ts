// The parts of Swiper that carousels need, in a separate file: it is fetched when a carousel comes near the screen.
export { default as Swiper } from 'swiper';
export { EffectFade } from 'swiper/modules';
