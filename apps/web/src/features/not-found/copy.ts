export const copy = {
  title: '404 · Page not found',
  text: 'There is nothing at this address. It may have been mistyped, or what was here has been deleted.',
  home: 'Go to the start page',
};
