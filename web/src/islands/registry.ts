import type { ComponentType } from 'react';

/**
 * The islands by name, each with code of its own. Whoever adds one makes it with `island(name, Component)` and lists it
 * here; its file has its name. The build fails on an island that is not here.
 */
export const islands = {
  ApplicationForm: () => import('../features/apply/ApplicationForm.tsx').then((module) => module.ApplicationForm),
  CareersTeaser: () => import('../features/careers/CareersTeaser.tsx').then((module) => module.CareersTeaser),
  ContactForm: () => import('../features/contact/ContactForm.tsx').then((module) => module.ContactForm),
  GalleryLightbox: () => import('../features/gallery/GalleryLightbox.tsx').then((module) => module.GalleryLightbox),
  GalleryTabList: () => import('../features/gallery/GalleryTabList.tsx').then((module) => module.GalleryTabList),
  HeroPlaces: () => import('../sections/hero/HeroPlaces.tsx').then((module) => module.HeroPlaces),
  JobActions: () => import('../features/careers/JobActions.tsx').then((module) => module.JobActions),
  JobOpenings: () => import('../features/careers/JobOpenings.tsx').then((module) => module.JobOpenings),
  LoginForm: () => import('../features/admin/session/LoginForm.tsx').then((module) => module.LoginForm),
  LoopingFilm: () => import('../components/LoopingFilm.tsx').then((module) => module.LoopingFilm),
  OwnApplications: () => import('../features/application/OwnApplications.tsx').then((module) => module.OwnApplications),
  PlaceMap: () => import('../components/PlaceMap.tsx').then((module) => module.PlaceMap),
  TeamCarousel: () => import('../features/about/TeamCarousel.tsx').then((module) => module.TeamCarousel),
  Testimonials: () => import('../features/home/Testimonials.tsx').then((module) => module.Testimonials),
  TopicTabList: () => import('../sections/TopicTabList.tsx').then((module) => module.TopicTabList),
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;
