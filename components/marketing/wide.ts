/** The classes that keep a landing page section to the width of the page. */
export const wideClass = 'mx-auto w-full max-w-[86rem] px-4 sm:px-6 lg:px-8 print:px-0 print:py-5';
