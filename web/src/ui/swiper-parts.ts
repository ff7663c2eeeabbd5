// What carousels need of Swiper, in one file of their own: it is fetched when one of them comes near the screen.
export { default as Swiper } from 'swiper';
export { EffectFade } from 'swiper/modules';
