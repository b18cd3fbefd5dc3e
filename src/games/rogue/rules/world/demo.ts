/** Two small rooms with a sword, an apple and a mimic: the default world of the kind `file`. */
export const DEMO_MAP = '2,2 0,0,11,6 F2b/b3//bab/b3/F2b sword@1,1;golden-apple@4,4 mimic@8,2';
