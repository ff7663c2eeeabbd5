// The parts of Swiper that carousels need. They are in a separate file, which loads when a carousel comes near the
// viewport.
export { default as Swiper } from 'swiper';
export { EffectFade } from 'swiper/modules';
