const MOVING = /^(Tab|Arrow.*|Home|End|Page.*)$/;

let movedByKey = false;
window.addEventListener('keydown', ({ key }) => (movedByKey = MOVING.test(key)), { capture: true });
window.addEventListener('pointerdown', () => (movedByKey = false), { capture: true });

/** Whether the last thing a person did is to press a key that moves the focus. */
export const keyMovedFocus = () => movedByKey;
