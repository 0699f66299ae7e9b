'use client';

export { PageFault as default } from '@/components/page/page-fault';
